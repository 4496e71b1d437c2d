/** A desk of 1280 px, the width of the drawings. */
export const onDesk = { viewport: { value: 'desk' } }

/** A phone of 360 px, the narrowest. */
export const onPhone = { viewport: { value: 'phone' } }
