import type { Translations } from '../catalogue';
import { pluralIn } from '../plural';

const plural = pluralIn('ml');

export const gallery: Translations['gallery'] = {
  title: 'മത്സര എൻട്രികൾ',
  description: 'കവർ സോങ് മത്സരത്തിൽ അംഗീകരിച്ച എല്ലാ എൻട്രികളും അവയുടെ യൂട്യൂബ് വീഡിയോകളും.',
  banner: (date: string) => `മത്സരത്തിന്റെ വോട്ടെടുപ്പ് തുടങ്ങുന്ന തീയതി: ${date}!`,
  count: (total: number) =>
    plural(total, { one: `അംഗീകരിച്ച ${total} എൻട്രി`, other: `അംഗീകരിച്ച ${total} എൻട്രികൾ` }),
  order: 'ക്രമം',
  orders: { fewest: 'കുറവ് കണ്ടത് ആദ്യം', most: 'കൂടുതൽ കണ്ടത് ആദ്യം', newest: 'പുതിയത് ആദ്യം' },
  sorted: {
    fewest: 'ഏറ്റവും കുറച്ചു തവണ കണ്ടത് ആദ്യം',
    most: 'ഏറ്റവും കൂടുതൽ തവണ കണ്ടത് ആദ്യം',
    newest: 'പുതിയവ ആദ്യം',
  },
  search: 'പേരുകൊണ്ട് തിരയുക',
  notFound: (text: string) => `“${text}” എന്ന പേരിൽ എൻട്രിയില്ല`,
  notFoundText: 'അക്ഷരങ്ങൾ ഒന്നുകൂടി നോക്കൂ, അല്ലെങ്കിൽ പേരിന്റെ ഒരു ഭാഗം നൽകൂ.',
  showAll: 'എല്ലാ എൻട്രികളും കാണിക്കുക',
  play: (name: string) => `വീഡിയോ കാണുക: ${name}`,
  video: (name: string) => `യൂട്യൂബിലെ വീഡിയോ: ${name}`,
  videoHint: 'വീഡിയോ തെളിഞ്ഞില്ലെങ്കിൽ യൂട്യൂബിൽ കാണൂ.',
  by: 'പാടിയത്:',
  watch: 'യൂട്യൂബിൽ കാണുക',
  more: 'കൂടുതൽ കാണിക്കുക',
  loading: 'എൻട്രികൾ ലോഡ് ചെയ്യുന്നു...',
  failed: 'എൻട്രികൾ ലോഡ് ചെയ്യാനായില്ല.',
  empty: 'അംഗീകരിച്ച എൻട്രികൾ ഇതുവരെയില്ല',
  emptyText: 'അംഗീകരിച്ചാലുടൻ എൻട്രികൾ ഇവിടെ കാണാം.',
  emptyInvitation: 'ആദ്യത്തേത് നിങ്ങളുടേതാകാം.',
  enter: 'മത്സരത്തിൽ പങ്കെടുക്കൂ',
};
