/** `GET /api/forms/ticket`: goes back with the form. */
export interface FormTicketView {
  ticket: string
}
