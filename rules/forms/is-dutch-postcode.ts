/**
 * G §5 check 11: four digits not starting with 0, an optional space, two letters. `6181 KD` and
 * `6181kd` pass.
 */
export function isDutchPostcode(text: string): boolean {
  return /^[1-9]\d{3} ?[a-z]{2}$/i.test(text)
}
