import { useRef, useState } from 'react'
import { checkPictureAlt, checkPictureFile } from '../../rules/forms/check-picture.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useText } from '../texts/use-text.ts'
import { inWords } from '../texts/words.ts'
import type { UploadImage } from './upload-image.ts'

/** A file that was chosen, up to where it stands among the pictures. */
export interface ChosenImage {
  key: number
  file: File
  alt: string
  /** How much of it is sent, from 0 to 1; null while it is not on its way. */
  sent: number | null
  /** What is wrong, with the file or with its description. */
  wrong: { file: string | null; alt: string | null }
  /** It is no picture that can be taken, however often it is sent. */
  refused: boolean
}

/**
 * The files that somebody chose: described, sent one after the other, each stopped or taken away
 * by itself. What the rules know of a file is said at once.
 */
export function useChosenImages(
  roomTypeId: number,
  upload: UploadImage,
  onUploaded: (count: number) => Promise<void>,
) {
  const text = useText()
  const [chosen, setChosen] = useState<ChosenImage[]>([])
  const [busy, setBusy] = useState(false)
  const last = useRef(0)
  const stops = useRef(new Map<number, AbortController>())

  const change = (key: number, to: Partial<ChosenImage>) =>
    setChosen((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)))
  const forget = (key: number) => {
    stops.current.get(key)?.abort()
    setChosen((all) => all.filter((each) => each.key !== key))
  }

  /** True when it arrived. */
  async function send({ key, file, alt }: ChosenImage): Promise<boolean> {
    const stop = new AbortController()
    stops.current.set(key, stop)
    change(key, { sent: 0, wrong: { file: null, alt: null } })
    try {
      const onSent = (sent: number) => change(key, { sent })
      await upload({ roomTypeId, alt: alt.trim(), file, onSent, signal: stop.signal })
      forget(key)
      return true
    } catch (problem) {
      if (!stop.signal.aborted) change(key, { sent: null, ...resultOf(problem) })
      return false
    } finally {
      stops.current.delete(key)
    }
  }

  function resultOf(problem: unknown): Pick<ChosenImage, 'wrong' | 'refused'> {
    const { errors } = problem instanceof ApiProblem ? problem.body : {}
    if (errors) {
      const wrong = { file: errors['file'] ?? null, alt: errors['alt'] ?? null }
      return { wrong, refused: wrong.file !== null }
    }
    const its = problem instanceof ApiProblem ? problem.message : ''
    return { wrong: { file: its || text('roomTypeImages.notSaved'), alt: null }, refused: false }
  }

  return {
    chosen,
    busy,
    choose(files: Iterable<File>) {
      const added = Array.from(files, (file) => {
        const wrong = checkPictureFile({ name: file.name, bytes: file.size })
        const about = { alt: '', sent: null, wrong: { file: wrong && inWords(wrong), alt: null } }
        return { key: ++last.current, file, ...about, refused: wrong !== null }
      })
      setChosen((all) => [...all, ...added])
    },
    describe: (key: number, alt: string) =>
      setChosen((all) =>
        all.map((each) =>
          each.key === key ? { ...each, alt, wrong: { ...each.wrong, alt: null } } : each,
        ),
      ),
    forget,
    /** Sends what can be sent; what lacks a description is asked for it. */
    async sendAll() {
      const described = chosen.map((each) => {
        const alt = each.refused ? null : checkPictureAlt(each.alt)
        return { ...each, wrong: { ...each.wrong, alt: alt && inWords(alt) } }
      })
      setChosen(described)
      if (described.some(({ wrong }) => wrong.alt !== null)) return
      setBusy(true)
      let arrived = 0
      for (const each of described) if (!each.refused && (await send(each))) arrived += 1
      setBusy(false)
      if (arrived > 0) await onUploaded(arrived)
    },
  }
}
