/** The first that fits counts: Edge says that it is Chrome too, and Chrome that it is Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'een iPhone'],
  [/\biPad\b/, 'een iPad'],
  [/\bAndroid\b.*\bMobile\b/, 'een Android-telefoon'],
  [/\bAndroid\b/, 'een Android-tablet'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'een Chromebook'],
  [/\bMac OS X\b|\bMacintosh\b/, 'een Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** `Chrome op Windows`: a browser's own name for itself in plain Dutch, as far as it is known. */
export function deviceWords(userAgent: string): string {
  const nameIn = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser, system] = [nameIn(browsers), nameIn(systems)]
  if (browser && system) return `${browser} op ${system}`
  if (system) return `Een browser op ${system}`
  return browser ?? 'Een onbekende browser'
}
