/**
 * A telephone number: 7 to 15 digits (E.164's longest), a plus in front if need be, written with
 * spaces, hyphens, dots, slashes or brackets as one likes, blanks around it too. G §5 check 8 names
 * no pattern, so a foreign number passes too.
 */
export function isPhone(text: string): boolean {
  if (!/^\+?[\d ()./-]{7,40}$/.test(text)) return false
  const digits = text.replace(/\D/g, '').length
  return digits >= 7 && digits <= 15
}
