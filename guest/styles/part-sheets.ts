/**
 * The sheets of `guest/styles/` that not every page needs, by the part that cannot be seen without
 * them. A part is a file that comes later on the wire (`page/lazy-part.tsx`, or a plain `import()`).
 * Everything else stands in `guest.css`.
 *
 * A new screen brings its look so: a sheet here in `styles/`, and a row below with the source of its
 * part and the sheets it wears, its own and those it has in common with others. The build
 * (`vite.config.ts`) puts them into the part: the server links them in the page's head, and in the
 * browser the part waits for them, so nothing is seen undressed. A sheet must not count on the order
 * among sheets of this table: they come as the guest walks, after `guest.css`.
 */
export const partSheets: Record<string, string[]> = {
  'home/HomeScreen.tsx': ['hero.css', 'search.css', 'home.css'],
  'search/DatesDialog.tsx': ['dates.css', 'calendar.css'],
  'calendar/StayCalendar.tsx': ['calendar.css'],
  'search/SearchScreen.tsx': ['search.css', 'alternatives.css'],
  'rooms/OverviewScreen.tsx': ['overview.css'],
  'room/RoomScreen.tsx': [
    'room-page.css',
    'calendar.css',
    'booking.css',
    'alternatives.css',
    'forms.css',
  ],
  'family-room/FamilyRoomScreen.tsx': [
    'family-room.css',
    'room-page.css',
    'calendar.css',
    'booking.css',
    'alternatives.css',
    'forms.css',
  ],
  'checkout/CheckoutScreen.tsx': ['checkout.css', 'alternatives.css', 'forms.css', 'recap.css'],
  'breakfast/BreakfastScreen.tsx': ['breakfast.css', 'checkout.css', 'forms.css', 'recap.css'],
  'breakfast/DeliveryDayDialog.tsx': ['dates.css', 'calendar.css'],
  'breakfast/BreakfastCheckoutScreen.tsx': [
    'breakfast.css',
    'checkout.css',
    'forms.css',
    'recap.css',
  ],
  'breakfast/OrderStatusScreen.tsx': ['breakfast.css', 'recap.css', 'forms.css', 'invoices.css'],
  'breakfast/SurpriseScreen.tsx': ['breakfast.css', 'checkout.css'],
  'thanks/ThanksScreen.tsx': ['recap.css', 'invoices.css'],
  'invoices/InvoiceForm.tsx': ['forms.css'],
  'contact/ContactScreen.tsx': ['form-page.css', 'forms.css', 'recap.css'],
  'contact/BusinessScreen.tsx': ['form-page.css', 'forms.css', 'recap.css'],
  'sign-ups/VendorScreen.tsx': ['form-page.css', 'forms.css'],
  'sign-ups/ProjectScreen.tsx': ['form-page.css', 'forms.css'],
  'pay-by-link/PayScreen.tsx': ['recap.css', 'forms.css', 'invoices.css'],
  'occupancy/OccupancyScreen.tsx': ['calendar.css', 'occupancy.css'],
  'texts/TextScreen.tsx': ['text-page.css'],
}
