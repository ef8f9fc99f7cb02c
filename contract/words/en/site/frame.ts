/** Header and footer of the public site, in English; the other languages have the same keys. */
export const siteFrame = {
  skip: 'Skip to the content',
  home: 'Muster, home',
  main: 'Main',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  dashboard: 'Open dashboard',
  logIn: 'Log in',
  start: 'Start free',
  invitation: 'I have an invitation',
  motto: 'One hour, one story, the whole team.',
  appearance: 'Appearance',
  schemes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  languages: 'Language',
  product: 'Product',
  help: 'Help',
  pages: {
    how: 'How it works',
    pricing: 'Pricing',
    security: 'Security',
    check: 'Check my device',
    questions: 'Questions',
    support: 'Support',
    contact: 'Contact',
    about: 'About',
    journal: 'Journal',
    terms: 'Terms',
    privacy: 'Privacy',
  },
};

export type SiteFrameWords = typeof siteFrame;
