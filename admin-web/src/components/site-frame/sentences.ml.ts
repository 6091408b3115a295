import type { siteFrameSentences as english } from './sentences';

export const siteFrameSentences: typeof english = {
  pageIn: (page, language) => `${page} (${language})`,
  languageOfPage: 'പേജിന്റെ ഭാഷ',
  widthOfPage: 'പേജിന്റെ വീതി',
  widths: { phone: 'ഫോൺ', desktop: 'കമ്പ്യൂട്ടർ' },
  previewFailed: 'പ്രിവ്യൂ തയ്യാറാക്കാനായില്ല',
};
