// The one list of workflows: what the bundle holds.
export { bookingWorkflow } from './booking/workflow.ts'
export { formMessageWorkflow } from './form-message/workflow.ts'
export { invoiceWorkflow } from './invoice/workflow.ts'
export { nightRegisterPurgeWorkflow } from './night-register/workflow.ts'
export { breakfastOrderWorkflow } from './breakfast-order/workflow.ts'
export { saleWorkflow } from './sale/workflow.ts'
export { testPaymentWorkflow } from './test-payment/workflow.ts'
export { warmUpWorkflow } from './warm-up.ts'
