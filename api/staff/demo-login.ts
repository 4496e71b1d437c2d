/**
 * The staff login of a demo property, shown by the launcher. A property in production mode never has it.
 */
export const demoLogin = { email: 'beheer@kamersleutel.example', password: 'sleutel-aan-de-haak' }
