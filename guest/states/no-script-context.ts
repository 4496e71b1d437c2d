import { type ComponentType, createContext } from 'react'

/** What is said to who has no script. The server knows it; a browser that runs this has one. */
export const NoScriptContext = createContext<ComponentType | null>(null)
