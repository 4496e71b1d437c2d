/** The widths that stories are drawn at: names for Storybook's toolbar and for `globals`. */
export const viewports = {
  narrow: { name: 'Narrow phone, 320 px', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '780px' } },
  tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
  desk: { name: 'Desk, 1280 px', styles: { width: '1280px', height: '900px' } },
}

const at = (value: keyof typeof viewports) => ({ viewport: { value } })

/** The narrowest screen that WCAG 1.4.10 asks for: nothing may scroll sideways. */
export const onNarrowPhone = at('narrow')

/** The phone of the drawings. */
export const onPhone = at('phone')

/** A tablet held upright. */
export const onTablet = at('tablet')

/** The desk of the drawings. */
export const onDesk = at('desk')
