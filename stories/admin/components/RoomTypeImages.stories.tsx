import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { createSessionDoor } from '../../../admin/staff/session-door.ts'
import type { UploadImage } from '../../../admin/room-type-images/upload-image.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { RoomTypeImagesScene } from '../fixtures/RoomTypeImagesScene.tsx'
import { roomTypeImages } from '../fixtures/room-type-images.ts'

const meta: Meta<typeof RoomTypeImagesScene> = {
  title: 'Back office/Components/Pictures of a room type',
  component: RoomTypeImagesScene,
  args: { images: roomTypeImages },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof RoomTypeImagesScene>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const ALT = 'Wat is er te zien?'
const body = () => within(document.body)
const says = (words: string | RegExp) =>
  waitFor(() => expect(body().getByText(words)).toBeVisible())
/** What stands on the pictures, in their order. */
const shown = (canvas: Canvas) => canvas.getAllByRole('img').map((img) => img.getAttribute('alt'))
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))

/** A picture of one colour, as a file that somebody chose. */
async function pictureFile(name = 'kamer.png'): Promise<File> {
  const canvas = new OffscreenCanvas(120, 80)
  const context = canvas.getContext('2d')!
  context.fillStyle = '#7c6a58'
  context.fillRect(0, 0, 120, 80)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

async function choose(canvas: Canvas, ...files: File[]) {
  await userEvent.upload(await canvas.findByLabelText(/Foto’s kiezen/), files, {
    applyAccept: false,
  })
}

export const ThreePictures: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(3))
    await expect(canvas.getByText('Omslag')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Foto 1 naar voren' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Foto 3 naar achteren' })).toBeDisabled()
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(3))
    await choose(canvas, await pictureFile('IMG_20261122_101500_de_kamer_aan_de_tuin.png'))
    await waitFor(() => expect(canvas.getAllByLabelText(ALT)).toHaveLength(4))
    await expectItFits()
  },
}

export const NoPictures: Story = {
  args: { images: [] },
  play: async () => says('Nog geen foto’s'),
}

export const NotLoaded: Story = {
  args: {
    data: {
      getList: async () => {
        throw new ApiProblem(503, 'unavailable', 'De database is even niet bereikbaar.')
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('De database is even niet bereikbaar.')).toBeVisible(),
    )
  },
}

export const AnotherCover: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Maak foto 2 de omslag')
    await says('Een favoriete afbeelding is verwerkt')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Maak foto 1 de omslag' })).toBeVisible(),
    )
    await expect(canvas.getAllByText('Omslag')).toHaveLength(1)
  },
}

/** By keyboard alone: the arrow keeps the focus, and what happened is said. */
export const MovedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const arrow = await canvas.findByRole('button', { name: 'Foto 3 naar voren' })
    arrow.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByText('De foto staat nu op plaats 2 van 3.')).toBeInTheDocument(),
    )
    await waitFor(() =>
      expect(shown(canvas)).toEqual([
        'Het tweepersoonsbed met blauwe sprei',
        'De balken van het dak',
        'De groene leesstoel bij het raam',
      ]),
    )
    await waitFor(() => {
      const moved = canvas.getByRole('button', { name: 'Foto 2 naar voren' })
      return Promise.all([
        expect(moved).toHaveFocus(),
        expect(moved).toHaveAttribute('aria-disabled', 'false'),
      ])
    })
    await userEvent.keyboard('{Enter}')
    // At the front there is only the way back.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Foto 1 naar achteren' })).toHaveFocus(),
    )
  },
}

export const Dragged: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(3))
    const pictures = canvas.getAllByRole('img')
    const dataTransfer = new DataTransfer()
    await fireEvent.dragStart(pictures[0]!.parentElement!, { dataTransfer })
    await fireEvent.dragOver(pictures[2]!, { dataTransfer })
    await fireEvent.drop(pictures[2]!, { dataTransfer })
    await waitFor(() => expect(shown(canvas)[2]).toBe('Het tweepersoonsbed met blauwe sprei'))
  },
}

export const Described: Story = {
  play: async ({ canvas, step }) => {
    const [field] = await canvas.findAllByLabelText(ALT)
    await step('nothing is not enough', async () => {
      await userEvent.clear(field!)
      await userEvent.tab()
      await waitFor(() =>
        expect(canvas.getByText('Vul in wat er op de foto te zien is.')).toBeVisible(),
      )
    })
    await step('words are kept when the field is left', async () => {
      await userEvent.type(field!, 'Het grote bed')
      await userEvent.tab()
      await says('Afbeelding is verwerkt')
      await waitFor(() => expect(shown(canvas)[0]).toBe('Het grote bed'))
    })
  },
}

/** Where the cover goes, the next one is it; taken back, it is as it was. */
export const RemovedAndTakenBack: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Verwijder foto 1')
    await says('De afbeelding is verwijderd')
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(2))
    await expect(canvas.getAllByText('Omslag')).toHaveLength(1)
    await userEvent.click(body().getByRole('button', { name: 'Ongedaan maken' }))
    await says('De foto is teruggezet')
    await waitFor(() => expect(shown(canvas)[0]).toBe('Het tweepersoonsbed met blauwe sprei'))
  },
}

export const TwoAreUploaded: Story = {
  args: { images: [] },
  play: async ({ canvas, step }) => {
    await choose(canvas, await pictureFile(), await pictureFile('bad.png'))
    await step('each is asked what is to be seen', async () => {
      await press(canvas, '2 foto’s uploaden')
      await waitFor(() =>
        expect(canvas.getAllByText('Vul in wat er op de foto te zien is.')).toHaveLength(2),
      )
    })
    await step('then they stand there, the first as the cover', async () => {
      const fields = canvas.getAllByLabelText(ALT)
      await userEvent.type(fields[0]!, 'De kamer')
      await userEvent.type(fields[1]!, 'Het bad')
      await press(canvas, '2 foto’s uploaden')
      await says('Afbeelding is verwerkt')
      await waitFor(() => expect(shown(canvas)).toEqual(['De kamer', 'Het bad']))
      await expect(canvas.getAllByText('Omslag')).toHaveLength(1)
    })
  },
}

export const RefusedBeforeItIsSent: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, new File(['<svg/>'], 'tekening.svg'), new File([], 'leeg.jpg'))
    await waitFor(() =>
      expect(canvas.getByText('Dit is geen foto. Kies een JPEG, PNG, WebP of AVIF.')).toBeVisible(),
    )
    await expect(canvas.getByText('Er is geen foto geselecteert.')).toBeVisible()
    await press(canvas, 'Haal tekening.svg weg')
    await waitFor(() => expect(canvas.queryByText('tekening.svg')).not.toBeInTheDocument())
  },
}

export const RefusedByTheServer: Story = {
  args: {
    upload: async () => {
      throw new ApiProblem(400, 'invalid-input', 'Controleer de gemarkeerde gegevens.', null, [
        {
          field: 'file',
          text: 'Deze foto is beschadigd. Open hem, bewaar hem opnieuw en kies die.',
        },
      ])
    },
  },
  play: async ({ canvas }) => {
    await choose(canvas, await pictureFile())
    const fields = await canvas.findAllByLabelText(ALT)
    await userEvent.type(fields.at(-1)!, 'De kamer')
    await press(canvas, 'Foto uploaden')
    await waitFor(() => expect(canvas.getByText(/Deze foto is beschadigd/)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Foto uploaden' })).not.toBeInTheDocument()
  },
}

export const NoAnswer: Story = {
  args: {
    upload: async () => {
      throw new ApiProblem(0, 'unreachable', '')
    },
  },
  play: async ({ canvas }) => {
    await choose(canvas, await pictureFile())
    const fields = await canvas.findAllByLabelText(ALT)
    await userEvent.type(fields.at(-1)!, 'De kamer')
    await press(canvas, 'Foto uploaden')
    await waitFor(() =>
      expect(canvas.getByText('Er is iets misgegaan probeer opnieuw')).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: 'Foto uploaden' })).toBeEnabled()
  },
}

const door = createSessionDoor()
const session = { over: true }
const uploadBehindTheDoor = fn<UploadImage>(async () => {
  if (session.over) throw new ApiProblem(401, 'not-signed-in', 'Log in om dit te zien.')
})
export const SignedOutMeanwhile: Story = {
  args: { door, upload: uploadBehindTheDoor },
  play: async ({ canvas, step }) => {
    session.over = true
    uploadBehindTheDoor.mockClear()
    await choose(canvas, await pictureFile())
    const fields = await canvas.findAllByLabelText(ALT)
    await userEvent.type(fields.at(-1)!, 'De kamer')
    await press(canvas, 'Foto uploaden')
    await step('the password is asked for, and the photo waits', async () => {
      await waitFor(() => expect(door.isShut()).toBe(true))
      await expect(canvas.getByText('kamer.png')).toBeVisible()
    })
    await step('it is sent again behind the door', async () => {
      session.over = false
      door.open()
      await says('Afbeelding is verwerkt')
      const [first, second] = uploadBehindTheDoor.mock.calls
      await expect(second![0]).toMatchObject({ alt: 'De kamer', file: first![0].file })
    })
  },
}

export const OnItsWayAndStopped: Story = {
  args: {
    upload: ({ onSent, signal }) =>
      new Promise((_, reject) => {
        onSent(0.42)
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  },
  play: async ({ canvas }) => {
    await choose(canvas, await pictureFile())
    const fields = await canvas.findAllByLabelText(ALT)
    await userEvent.type(fields.at(-1)!, 'De kamer')
    await press(canvas, 'Foto uploaden')
    await waitFor(() => expect(canvas.getByText('42% verstuurd')).toBeVisible())
    await expect(
      canvas.getByRole('progressbar', { name: 'Voortgang van kamer.png' }),
    ).toHaveAttribute('value', '42')
    await press(canvas, 'Stop met uploaden van kamer.png')
    await waitFor(() => expect(canvas.queryByText('kamer.png')).not.toBeInTheDocument())
    await expect(canvas.getAllByRole('img')).toHaveLength(3)
  },
}

export const Offline: Story = {
  args: { offline: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(3))
    await expect(canvas.getByLabelText(/Foto’s kiezen/)).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Verwijder foto 1' })).toBeDisabled()
  },
}
