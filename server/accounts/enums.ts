/** Values as REST spells them; GraphQL names are the keys. */
export enum Theme {
  SYSTEM = 'system',
  LIGHT = 'light',
  DARK = 'dark',
}

export enum FontSize {
  SM = 'sm',
  MD = 'md',
  LG = 'lg',
  XL = 'xl',
}

/** decisions §13. */
export enum Language {
  EN = 'en',
  NE = 'ne',
}
