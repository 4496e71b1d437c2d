declare module '*.mdx' {
  const Page: import('react').ComponentType
  export default Page
}
