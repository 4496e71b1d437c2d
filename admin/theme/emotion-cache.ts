import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Emotion's cache with the nonce of this page: the content security policy lets no other inline
 * style in. The server writes the nonce into `<meta property="csp-nonce">`; browsers hide the
 * attribute, the property still has it.
 */
export function createPageCache(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return createCache({ key: 'css', ...(nonce ? { nonce } : {}) })
}
