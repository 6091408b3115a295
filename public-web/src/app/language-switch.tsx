import { LOCALE_DETAILS } from '@paattu/api-client/locales';
import { useLanguageSwitch } from './use-language-switch';

/** Leads to the same page in each other language, by that language's own name. */
export function LanguageSwitch() {
  const { others, linkTo } = useLanguageSwitch();
  return others.map((language, position) => (
    // By its position, so that the pressed link keeps the focus when it changes to the other language.
    <a key={position} {...linkTo(language)} className="language-switch nav-link malayalam-own">
      {LOCALE_DETAILS[language].name}
    </a>
  ));
}
