import { answerOnThread } from '../operation/answer-on-thread.ts'
import { readCalendar } from './read-calendar.ts'

answerOnThread(readCalendar)
