-- A counted text is named after its other forms: `nights` and `nights_one`.
UPDATE text_corrections SET id = renamed.id FROM (VALUES
  ('price.oneNight', 'price.nights_one'),
  ('price.onePerson', 'price.persons_one'),
  ('extra.oneLeft', 'extra.left_one'),
  ('house.oneRoom', 'house.rooms_one'),
  ('house.oneFamilyRoom', 'house.familyRooms_one'),
  ('siteCheckout.oneYear', 'siteCheckout.years_one'),
  ('siteForms.oneEmpty', 'siteForms.empty_one'),
  ('siteForms.oneWrong', 'siteForms.wrong_one'),
  ('sitePage.inOneSecond', 'sitePage.inSeconds_one'),
  ('siteRooms.oneFreeNight', 'siteRooms.freeNights_one'),
  ('siteSearch.oneFree', 'siteSearch.free_one'),
  ('siteStay.oneGuest', 'siteStay.guests_one'),
  ('mailStay.onePerson', 'mailStay.persons_one'),
  ('mailBreakfast.oneBox', 'mailBreakfast.boxes_one'),
  ('mailBreakfast.oneKidsBox', 'mailBreakfast.kidsBoxes_one')
) AS renamed (former, id) WHERE text_corrections.id = renamed.former;
