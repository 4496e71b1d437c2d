/** Columns by table: names apart by blanks. */
type Columns = Record<string, string>

/**
 * Every column that says who somebody was, or in which somebody may have typed it. Nothing of it is
 * left once the books need it no longer (`eraseWhatIsDue`), or the person asks for it (AVG art. 17).
 */
export const ERASED: Columns = {
  booking_field_changes: 'was became',
  bookings:
    'name first_name last_name email phone city address postcode notes overrule_reason visitor found_by',
  breakfast_orders:
    'name email phone receiver street house_number postcode city notes failed_note booking_number found_by',
  changes: 'before after',
  customer_emails: 'email_key',
  customer_moves: 'emails was',
  customers: 'name email phone city notes found_by',
  events: 'data',
  folio_entries: 'note',
  form_messages: 'name email phone answers note visitor',
  invoice_mailings: 'email',
  invoice_requests: 'buyer refusal',
  invoices: 'document buyer',
  mails: 'recipient recipient_name reply_to subject text html attachments last_error',
  night_register: 'name residence nationality address',
  sale_mailings: 'email',
  sales: 'lines discount_reason take_back_reason',
  presses: 'hash',
}

/**
 * Every other column in which a word can stand, by the reason why it is kept. A new column is in
 * neither list, and the test asks where it belongs.
 */
export const KEPT: Record<string, Columns> = {
  'of the house: what it is, sells and asks, as any guest may read it': {
    breakfast_tariffs: 'home_village source',
    cancellation_conditions: 'steps source',
    channel_feeds: 'url',
    channel_links: 'channel token',
    delivery_distances: 'postcode place',
    family_tariffs: 'source',
    page_texts: 'slug title description body',
    pictures: 'hash',
    products: 'code name unit vat_category source',
    room_type_facilities: 'name',
    room_type_images: 'url alt picture',
    room_types: 'slug name kind description registration_number',
    rooms: 'label',
    sale_terms: 'id price_list readings',
    seasons: 'source',
    settings: 'key value',
    sources: 'id name colour mails tourist_tax',
    text_corrections: 'id text',
    tourist_tax_tariffs: 'source',
    translations: 'noun key field language text original',
    vat_rates: 'category source',
  },
  'of staff: their account, and who of them did what': {
    booking_field_changes: 'by',
    bookings: 'overruled_by',
    cash_days: 'closed_by reopened_by',
    channel_links: 'made_by',
    changes: 'by',
    closures: 'planned_by',
    customer_consents: 'given_by withdrawn_by',
    customer_moves: 'by undone_by',
    customers: 'erasure_asked_by',
    events: 'by',
    first_account_code: 'code_hash',
    folio_entries: 'by',
    form_messages: 'handled_by',
    invoice_mailings: 'by',
    invoice_requests: 'by',
    invoices: 'by',
    planned_edits: 'noun key values title told by email state why',
    refunds: 'by',
    room_cleaning: 'by',
    sale_mailings: 'by',
    sales: 'employee done_by taken_back_by',
    staff: 'email name password_hash totp_secret',
    payment_differences: 'seen_by',
    presses: 'by',
    staff_recovery_codes: 'code_hash',
    staff_sessions: 'token_hash user_agent',
  },
  'gone by itself, after a day or once it is paid or over': {
    breakfast_orders: 'visitor',
    presses: 'waits',
    login_attempts: 'subject',
  },
  'of the house’s day: why it was shut, what was in the drawer, written of no guest': {
    cash_days: 'coins note report reopened_reason',
    closures: 'reason',
  },
  'of the books: what was sold, and for how much': {
    folio_entries: 'kind method quote terms_id key',
    folio_lines: 'item name vat_category',
    folios: 'kind number',
    invoices: 'number issued_on order_number',
    payments: 'provider_id state method checkout_url asked_method sent',
    refunds: 'provider_id state description',
    chargebacks: 'provider_id',
    sales: 'number step request_hash discount_kind method short',
  },
  'of the program: one of a few words, a number, a key or a hash': {
    backups: 'file failure',
    booking_field_changes: 'field',
    bookings: 'number state source mails tourist_tax made_by payment overruled attendance language',
    breakfast_orders:
      'number state cancelled_because idempotency_key request_hash failed_because language',
    changes: 'noun row_key',
    channel_feeds: 'meaning etag last_modified failure problems ignored',
    channel_links: 'echoes',
    customer_consents: 'what',
    customer_moves: 'kind',
    customer_orders: 'kind',
    events: 'subject_kind kind',
    feed_blocks: 'uid name state reference asks',
    form_messages: 'form key place language',
    house_identity: 'secret_fingerprint',
    idempotency_keys: 'key request_hash',
    mails: 'subject_kind subject_number kind about message_id sender state',
    migrations: 'name',
    night_register: 'document',
    old_site_rows: 'path noun our_id fingerprint',
    outbox: 'subject_kind topic request_id',
    payment_differences: 'provider_id kind',
    payment_webhooks: 'provider_id',
    presses: 'order_kind request_id act',
    sale_mailings: 'language',
    subject_dues: 'subject_kind request_id',
  },
  'of the provider that stands in for the real one, which knows an order by its number': {
    'sandbox.chargebacks': 'id payment_id',
    'sandbox.payments':
      'id idempotency_key request description redirect_url webhook_url metadata status method',
    'sandbox.refunds': 'id payment_id idempotency_key request description metadata',
    'sandbox.webhook_calls': 'payment_id',
  },
}

/** The columns of such a list, each as `table.column`. */
export function columnsIn(columns: Columns): string[] {
  return Object.entries(columns).flatMap(([table, names]) =>
    names.split(' ').map((name) => `${table}.${name}`),
  )
}
