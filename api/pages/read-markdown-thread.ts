import { answerOnThread } from '../operation/answer-on-thread.ts'
import { readMarkdown } from './read-markdown.ts'

answerOnThread(readMarkdown)
