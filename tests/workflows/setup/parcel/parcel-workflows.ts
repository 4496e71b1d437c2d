// What the test's bundle holds: the workflows of the product, and that of the made-up kind.
export {
  bookingWorkflow,
  formMessageWorkflow,
  warmUpWorkflow,
} from '../../../../workflows/index.ts'
export { parcelWorkflow } from './parcel-workflow.ts'
