/** `15:00–18:00` → `15.00 en 18.00 uur`: times as Dutch is written, a word instead of a dash. */
export function spokenTimes(times: string): string {
  return `${times.replaceAll(/(\d):(\d\d)/g, '$1.$2').replace(/\s*[–-]\s*/, ' en ')} uur`
}
