import { wordsInForce } from './words.ts'

/** What stands around every screen. */
export const shellTexts = {
  shell: {
    skip: 'Naar de inhoud',
    sidebar: 'Zijbalk',
    mainMenu: 'Hoofdmenu',
    foot: 'Onder aan de pagina',
    home: 'Kamersleutel, naar de agenda',
    openMenu: 'Menu openen',
    closeMenu: 'Menu sluiten',
    signedInAs: 'Mijn account: ingelogd als %{name}',
    copyright: '© %{year} %{name}',
    close: 'Sluiten',
    retry: 'Opnieuw proberen',
    get failed() {
      return wordsInForce().shell.failed
    },
    nothingChanged: 'Niets is gewijzigd.',
    crashed: 'Dit scherm kon niet worden getoond.',
    notFoundTitle: 'Niet gevonden',
    notFound: 'Dit adres bestaat niet.',
    toAgenda: 'Naar de agenda',
    clockMoved: 'Proefklok: %{day}',
  },
  live: {
    on: 'Live',
    onHint: 'Wijzigingen van collega’s verschijnen vanzelf',
    connecting: 'Verbinden',
    off: 'Geen verbinding',
    lost: 'Verbinding verbroken.',
    since: 'U ziet de stand van %{time}. Opslaan kan pas weer als de verbinding er is.',
    noData: 'Opslaan kan pas weer als de verbinding er is.',
    reason: 'Kan pas weer als de verbinding er is.',
    back: 'Weer verbonden, agenda bijgewerkt',
  },
} as const
