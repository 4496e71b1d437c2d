import { Chip } from '@mui/material'
import type { StaffBreakfastOrderView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import { stateWords } from './order-words.ts'

/** Where an order stands, in words with a drawing: never by colour alone. */
export function OrderStateMark({ order }: { order: StaffBreakfastOrderView }) {
  const text = useText()
  const label = stateWords(order, text)
  switch (order.state) {
    case 'placed':
      return <Chip color="warning" icon={<Icon name="open" />} label={label} />
    case 'confirmed':
      if (order.failedBecause)
        return <Chip color="warning" icon={<Icon name="warning" />} label={label} />
      return <Chip color="success" icon={<Icon name="paid" />} label={label} />
    case 'delivered':
      return <Chip icon={<Icon name="check" />} label={label} />
    case 'cancelled':
      return <Chip icon={<Icon name="cross" />} label={label} />
  }
}
