/** Made by plugins/icons.ts: the path of each picked icon on a grid of 512. */
declare module 'virtual:icons/*' {
  const paths: Record<string, string>;
  export default paths;
}

declare module 'virtual:icon/*' {
  const path: string;
  export default path;
}
