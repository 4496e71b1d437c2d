import { GlobalStyles } from '@mui/material'
import { defaultColour, noSource } from '../../rules/sources/source.ts'
import { agendaSizes, brass, palette, stroke } from './theme.ts'
import './fonts.css'

/** The tokens of the back office: what its style sheets are written with. */
export const tokens = {
  '--ink': palette.text.primary,
  '--ink-2': palette.info.main,
  '--muted': palette.text.secondary,
  '--faint': stroke.field,
  '--line': stroke.line,
  '--line-2': stroke.strong,
  '--field': stroke.field,
  '--bg': palette.background.default,
  '--sunk': stroke.sunk,
  '--paper': palette.background.paper,
  '--ink-tint': palette.info.light,
  '--brass': brass.main,
  '--brass-text': brass.text,
  '--brass-tint': brass.tint,
  '--brass-light': brass.light,
  '--ok': palette.success.main,
  '--ok-tint': palette.success.light,
  '--warn': palette.warning.main,
  '--warn-tint': palette.warning.light,
  '--bad': palette.error.main,
  '--bad-tint': palette.error.light,
  '--r1': '4px',
  '--r2': '6px',
  '--r3': '10px',
  '--rail': '88px',
  '--bar': '56px',
  '--gutter': `${agendaSizes.gutterPx}px`,
  '--column-min': `${agendaSizes.columnMinPx}px`,
  '--lift': '0 1px 2px rgb(32 38 46/.08), 0 10px 28px rgb(32 38 46/.18)',
}

/**
 * `[data-source]` gives its descendants the edge, tint, tail and words of that source; colour is
 * never the only sign. Those of each source are laid over these (`SourcesProvider`). No source has
 * the blue of our own site (BO §9, "default"): its edge is broken, so that the two are told apart at
 * a glance.
 */
const sourceTokens = {
  ':where([data-source])': {
    '--s': defaultColour,
    '--t': palette.info.light,
    '--p': stroke.sunk,
    '--d': palette.info.main,
    '--edge': 'solid',
  },
  [`[data-source="${noSource}"]`]: { '--edge': 'dashed' },
}

/**
 * The theme's tokens as CSS custom properties, so that style sheets and MUI read the same numbers.
 */
export function ThemeTokens() {
  return <GlobalStyles styles={{ ':root': tokens, ...sourceTokens, ...page }} />
}

const page = {
  html: { WebkitTextSizeAdjust: '100%' },
  body: {
    margin: 0,
    color: 'var(--ink)',
    background: 'var(--bg)',
    font: '400 14px/20px "Instrument Sans", system-ui, sans-serif',
  },
  a: { color: 'inherit', textUnderlineOffset: 3 },
  'h1, h2, h3, p, ul, ol, dl, dd, figure': { margin: 0, padding: 0 },
  'ul, ol': { listStyle: 'none' },
  ':focus-visible': {
    outline: '2px solid var(--brass-text)',
    outlineOffset: 2,
    borderRadius: 'var(--r1)',
  },
  '.visually-hidden': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '@media (max-width: 719.95px)': { body: { fontSize: 15, lineHeight: '22px' } },
  '@media (prefers-reduced-motion: reduce)': {
    // At its end at once. With `none`, what appears only after a while would never appear.
    '*': {
      transition: 'none !important',
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
    },
  },
}
