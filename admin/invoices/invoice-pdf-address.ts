/** Where the PDF of an invoice or credit note is read. */
export const invoicePdfAddress = (id: string) => `/api/back-office/invoices/${id}/pdf`
