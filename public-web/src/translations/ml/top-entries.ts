import type { topEntries as english } from '../en/top-entries';

export const topEntries: typeof english = {
  title: 'യൂട്യൂബിൽ ഏറ്റവുമധികം തവണ കണ്ട എൻട്രികൾ',
  loading: 'മുന്നിലുള്ള എൻട്രികൾ ലോഡ് ചെയ്യുന്നു…',
  failed: 'മുന്നിലുള്ള എൻട്രികൾ ലോഡ് ചെയ്യാനായില്ല.',
  empty: 'ഇതുവരെ എൻട്രികളൊന്നുമില്ല',
  emptyText: 'എൻട്രികൾ സമർപ്പിച്ച് അംഗീകരിച്ചുകഴിഞ്ഞാൽ ഇവിടെ കാണാം.',
  viewAll: 'എല്ലാ എൻട്രികളും കാണുക',
  watch: 'കാണുക',
  watchOf: (name: string) => `(യൂട്യൂബിലെ എൻട്രി, പാടിയത്: ${name})`,
};
