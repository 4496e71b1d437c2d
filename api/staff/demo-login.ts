/**
 * The staff login of a demo house, shown by the launcher. A house in production mode never has it.
 */
export const demoLogin = { email: 'beheer@kamersleutel.example', password: 'sleutel-aan-de-haak' }
