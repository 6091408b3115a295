import type { Translations } from '../../catalogue';

export const consents: Translations['my-entry']['consents'] = {
  title: 'നിങ്ങൾ അംഗീകരിച്ചത്',
  list: (count: number) => `രസീതുകൾ (${count})`,
  none: 'ഈ എൻട്രിക്ക് രസീത് ഇല്ല.',
  purposes: { ai: 'നിർമിത ബുദ്ധി (AI)', rules: 'നിയമങ്ങൾ', publication: 'എല്ലാവരും കാണുന്നത്' },
  rules: 'നിയമങ്ങൾ',
  version: (number: number) => `പതിപ്പ് ${number}`,
  given: 'അംഗീകരിച്ചത്',
  method: 'എങ്ങനെ',
  methods: {
    ticked: 'ഫോമിൽ ടിക് ചെയ്തു',
    stated: 'ഫോമിൽ എഴുതിയിരുന്നു; അത് അയച്ചുകൊണ്ട് അംഗീകരിച്ചു',
  },
  language: 'ഭാഷ',
  hash: 'വാചകത്തിന്റെ SHA-256',
};
