import { dayOf } from '../calendar/day.ts'
import type { VatRate } from './vat-rate-on.ts'

/**
 * The statutory rates the property starts with, one row for each change of the law. Staff add a row
 * when the law changes again.
 */
export const statutoryRates: VatRate[] = [
  {
    category: 'lodging',
    validFrom: dayOf(2019, 1, 1),
    basisPoints: 900,
    source: 'Wet OB 1968, art. 9 lid 2 en tabel I (logies)',
  },
  {
    category: 'lodging',
    validFrom: dayOf(2026, 1, 1),
    basisPoints: 2100,
    source:
      'Belastingplan 2025: logies uit tabel I; telt per nacht, ook als het verblijf in 2025 is betaald',
  },
  {
    category: 'food',
    validFrom: dayOf(2019, 1, 1),
    basisPoints: 900,
    source: 'Wet OB 1968, art. 9 lid 2 en tabel I (voedingsmiddelen)',
  },
  {
    category: 'standard',
    validFrom: dayOf(2012, 10, 1),
    basisPoints: 2100,
    source: 'Wet OB 1968, art. 9 lid 1',
  },
]
