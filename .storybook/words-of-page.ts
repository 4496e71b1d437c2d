import { screenWords, words } from '../rules/texts/all-words.ts'

/** The page of the back office brings its words; here no server writes it. */
const element = document.createElement('script')
element.type = 'application/json'
element.id = 'words'
element.textContent = JSON.stringify(screenWords(words()))
document.head.append(element)
