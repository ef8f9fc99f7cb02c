export const longestTemplateName = 80;
/** Of one company. */
export const templatesAtMost = 50;
