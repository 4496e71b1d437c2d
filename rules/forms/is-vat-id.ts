/** A Dutch VAT identification number, such as `NL001234567B01`, without blanks or dots. */
export function isVatId(text: string): boolean {
  return /^NL\d{9}B\d{2}$/.test(text)
}
