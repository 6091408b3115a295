import { inLanguage } from '../../lib/language';

export const siteFrameSentences = inLanguage('components/site-frame', {
  pageIn: (page: string, language: string) => `${page} in ${language}`,
  languageOfPage: 'Language of the page',
  widthOfPage: 'Width of the page',
  widths: { phone: 'Phone', desktop: 'Desktop' },
  previewFailed: 'The preview could not be prepared',
});
