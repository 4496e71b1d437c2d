import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldError } from '../../rules/forms/field-error.ts'

const refusedKey = ['refused-breakfast-order']
const nothing: FieldError[] = []

/** Remembers what the API refused of an order, for the form one goes back to. */
export function rememberRefused(queries: QueryClient, fields: FieldError[]): void {
  queries.setQueryData(refusedKey, fields)
}

/** What the API refused of the order that was tried before; told once. */
export function useRefusedFields(): FieldError[] {
  const queries = useQueryClient()
  const [fields] = useState(() => {
    const found = queries.getQueryData<FieldError[]>(refusedKey) ?? nothing
    if (typeof document !== 'undefined') queries.removeQueries({ queryKey: refusedKey })
    return found
  })
  return fields
}
