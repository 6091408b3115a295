export const access = {
  title: 'Who Can Open This Page',
  text: 'Everyone who has a link from our emails can open this page. If somebody else may have got one, close the page everywhere else: then the links of earlier emails no longer work, except those that you asked for within the last 24 hours. This device stays open.',
  withoutEmails:
    'Everyone who has a link to this page can open it. If somebody else may have got one, close the page everywhere else: then no earlier link works, and this device stays open for 30 days. This site sends no emails at the moment, so it cannot send you another link.',
  endOthers: 'Close Everywhere Else',
  othersEnded: 'The page is closed everywhere else.',
  leave: 'Close on This Device',
  failed: 'Error',
};
