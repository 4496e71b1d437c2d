/** Reads fonts for pdfkit, which takes what it has read in place of a file. */
declare module 'fontkit' {
  export interface Font {
    postscriptName: string
    characterSet: number[]
    layout(text: string): { advanceWidth: number }
  }
  export function create(file: Uint8Array): Font
}
