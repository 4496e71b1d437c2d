import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import type { Names } from './value-words.ts'

/** Where the names of rows stand that other rows point to, and what of them is the name. */
const pointed: Record<string, { resource: string; name: string }> = {
  room_type_id: { resource: 'room-types', name: 'name' },
  room_id: { resource: 'rooms', name: 'number' },
}

/** The names of rooms and room types by their ids; one that is gone keeps its number. */
export function useNames(): Names {
  const data = useBackOfficeData()
  const known = useQuery({
    queryKey: ['rooms', 'names'],
    queryFn: async () => {
      const lists = await Promise.all(
        Object.entries(pointed).map(async ([field, { resource, name }]) => {
          const { data: rows } = await data.getList<RaRecord>(resource, {
            pagination: { page: 1, perPage: 200 },
            sort: { field: 'id', order: 'ASC' },
          })
          return rows.map((row) => [`${field} ${row.id}`, String(row[name])] as const)
        }),
      )
      return new Map(lists.flat())
    },
  })
  return (field, value) => known.data?.get(`${field} ${value}`)
}
