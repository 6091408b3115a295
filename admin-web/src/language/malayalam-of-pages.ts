import { accountSentences } from '../resources/account/sentences.ml';
import { aiSentences } from '../resources/entries/ai/sentences.ml';
import { analyticsSentences } from '../resources/analytics/sentences.ml';
import { auditSentences } from '../resources/audit/sentences.ml';
import { careSentences } from '../resources/care/sentences.ml';
import { changeSentences } from '../resources/entries/changes/sentences.ml';
import { contestSentences } from '../resources/contests/sentences.ml';
import { dataSentences } from '../resources/data/sentences.ml';
import { deadAddressSentences as deadAddressNotes } from '../lib/dead-address-sentences.ml';
import { deadAddressSentences } from '../resources/emails/dead-addresses/sentences.ml';
import { doctorSentences } from '../resources/emails/doctor/sentences.ml';
import { emailSentences } from '../resources/emails/sentences.ml';
import { emailTextSentences } from '../resources/emails/texts/sentences.ml';
import { entrySentences } from '../resources/entries/sentences.ml';
import { exampleSentences } from '../example/sentences.ml';
import { firstStepSentences } from '../first-steps/sentences.ml';
import { identityCheckSentences } from '../components/identity-check/sentences.ml';
import { jurySentences } from '../resources/jury/sentences.ml';
import { mailServerSentences } from '../mail-server/sentences.ml';
import { messageSentences } from '../resources/contact-messages/sentences.ml';
import { moderatorSentences } from '../resources/moderators/sentences.ml';
import { optOutSentences } from '../resources/opt-outs/sentences.ml';
import { overviewSentences } from '../resources/contests/overview/sentences.ml';
import { prizeSentences } from '../prize/sentences.ml';
import { prizeStepSentences } from '../prize/step-sentences.ml';
import { reactAdminSentences } from '../lib/react-admin-sentences.ml';
import { reasonSentences } from '../resources/settings/reasons/sentences.ml';
import { resultSentences } from '../resources/results/sentences.ml';
import { rulesSentences } from '../resources/contests/rules/sentences.ml';
import { securitySentences } from '../resources/audit/security-sentences.ml';
import { settingsSentences } from '../resources/settings/sentences.ml';
import { shortcutSentences } from '../resources/entries/shortcuts/sentences.ml';
import { siteFrameSentences } from '../components/site-frame/sentences.ml';
import { siteTextSentences } from '../resources/texts/sentences.ml';
import { songSentences } from '../resources/songs/sentences.ml';
import { tokenSentences } from '../resources/tokens/sentences.ml';
import { uploadSentences } from '../components/file/sentences.ml';
import { videoSentences } from '../resources/entries/video-sentences.ml';
import { viewsSentences } from '../lib/views-sentences.ml';
import { visibilitySentences } from '../visibility/sentences.ml';
import { voteSentences } from '../resources/votes/sentences.ml';
import { dataKinds } from '../server-translations/data-kinds.ml';
import { emailBlocks, emailsByTemplate, emailVariables } from '../server-translations/emails.ml';
import { patterns, sentencesByEnglish } from '../server-translations/sentences.ml';
import type { Translations } from '../lib/language';

/** What all pages but Home say in Malayalam. */
export const malayalamOfPages: Translations = {
  sentences: {
    account: accountSentences,
    analytics: analyticsSentences,
    audit: auditSentences,
    'audit/security': securitySentences,
    care: careSentences,
    'components/file': uploadSentences,
    'components/identity-check': identityCheckSentences,
    'components/site-frame': siteFrameSentences,
    'contact-messages': messageSentences,
    contests: contestSentences,
    'contests/overview': overviewSentences,
    'contests/rules': rulesSentences,
    data: dataSentences,
    'dead-address': deadAddressNotes,
    emails: emailSentences,
    'emails/dead-addresses': deadAddressSentences,
    'emails/doctor': doctorSentences,
    'emails/texts': emailTextSentences,
    entries: entrySentences,
    'entries/ai': aiSentences,
    'entries/changes': changeSentences,
    'entries/shortcuts': shortcutSentences,
    'entries/video': videoSentences,
    example: exampleSentences,
    'first-steps': firstStepSentences,
    jury: jurySentences,
    'mail-server': mailServerSentences,
    moderators: moderatorSentences,
    'opt-outs': optOutSentences,
    prize: prizeSentences,
    'prize/steps': prizeStepSentences,
    'react-admin': reactAdminSentences,
    results: resultSentences,
    settings: settingsSentences,
    'settings/reasons': reasonSentences,
    songs: songSentences,
    texts: siteTextSentences,
    tokens: tokenSentences,
    views: viewsSentences,
    visibility: visibilitySentences,
    votes: voteSentences,
  },
  words: { dataKinds, emailBlocks, emailVariables, emailsByTemplate, patterns, sentencesByEnglish },
};
