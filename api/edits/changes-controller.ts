import { z } from 'zod'
import { equals, idIn, wordsIn } from '../lists/list-filters.ts'
import { listOf, listRoute } from '../lists/list-of.ts'
import { listNumber, listWords } from '../lists/list-question.ts'
import { BackOffice } from '../requests/routes.ts'
import { CHANGE_COLUMNS, changeView, changeViewShape } from './change-view.ts'

const changeList = listOf(
  {
    from: 'changes',
    as: 'c',
    columns: CHANGE_COLUMNS,
    view: changeView,
    sorts: { id: 'c.id' },
    filters: {
      id: idIn(listNumber, 'c.id'),
      q: wordsIn('c.by', 'c.before::text', 'c.after::text'),
      noun: equals(listWords, 'c.noun'),
      staff: equals(z.uuid(), 'c.staff_id'),
    },
  },
  ['id', 'DESC'],
)

/** Who of staff changed what they keep, the latest first (BO §6: everybody may change everything). */
@BackOffice('changes')
export class ChangesController extends listRoute('changes', changeList, changeViewShape) {}
