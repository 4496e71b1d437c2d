import fc from 'fast-check'
import { describe, it } from 'vitest'
import { closedCashDesk } from '../../../rules/cash-desk/cash-desk.ts'
import { checkLaw } from '../seen.ts'
import { blankPaper, cashDeskCommands } from './cash-desk.commands.ts'

describe('The cash desk obeys', () => {
  it('whatever staff press in whatever order, only what was paid and confirmed is recorded, once', () => {
    checkLaw('cash desk against paper', (see) =>
      fc.property(
        cashDeskCommands(see),
        fc.constantFrom('off' as const, 'to-0.05' as const),
        (commands, rounding) => {
          const setup = () => ({
            model: { ...blankPaper },
            real: { state: closedCashDesk, records: [], rounding },
          })
          fc.modelRun(setup, commands)
        },
      ),
    )
  })
})
