import { cellForm } from './cell-forms.ts'
import type { Cell } from './csv.ts'
import { tableFile } from './export-layout.ts'
import type { HouseTable } from './house-tables.ts'
import { columnWords } from './table-words.ts'

/** What every column of every file means, as rows of a table with their head. */
export function dictionaryOf(tables: readonly HouseTable[]): Cell[][] {
  const rows = tables.flatMap(({ name, columns, key, references }) =>
    columns.map((column): Cell[] => {
      const target = references.find((each) => each.columns.includes(column.name))
      const place = target?.columns.indexOf(column.name) ?? 0
      return [
        tableFile(name),
        column.name,
        cellForm(column).says,
        column.isRequired ? 'no' : 'yes',
        key.includes(column.name) ? 'yes' : 'no',
        target ? `${tableFile(target.table)} ${target.targets[place]}` : null,
        columnWords(name, column.name) ?? null,
      ]
    }),
  )
  return [['file', 'column', 'form', 'may be empty', 'in the key', 'points at', 'means'], ...rows]
}
