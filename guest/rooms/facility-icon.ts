import type { IconName } from '../icons/icon-paths.ts'

const hints: [RegExp, IconName][] = [
  [/bad|douche|toilet/i, 'bath'],
  [/niet roken|rookvrij/i, 'nosmoke'],
  [/wifi|internet/i, 'wifi'],
  [/tv|televisie/i, 'screen'],
  [/koelkast|minibar/i, 'fridge'],
  [/koffie|thee|ontbijt/i, 'cup'],
  [/bureau|werk/i, 'desk'],
  [/fiets/i, 'bike'],
  [/tuin|terras|boom/i, 'tree'],
  [/park/i, 'car'],
  [/uitzicht|raam/i, 'window'],
  [/bed|sprei|kussen|slaap/i, 'bed'],
  [/sleutel/i, 'key'],
]

/**
 * The drawing that goes with a facility: staff write free text, so it is guessed from the words, a
 * tick where none fits.
 */
export function facilityIcon(facility: string): IconName {
  return hints.find(([words]) => words.test(facility))?.[1] ?? 'check'
}
