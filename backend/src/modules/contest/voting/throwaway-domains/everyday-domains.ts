import { getPublicSuffix } from 'tldts';
import { MAIL_SERVICES } from '../../../../common/addresses/mail-services.js';

const words = (text: string) => text.trim().split(/\s+/);
const of = (name: string, endings: string) => words(endings).map((ending) => `${name}.${ending}`);

const YAHOO = of(
  'yahoo',
  `com in co.in ae at be bg ca ch cl cn co.id co.il co.jp co.kr co.nz co.th co.uk co.za com.ar com.au com.br com.cn com.co com.hk com.mx
   com.my com.pe com.ph com.sg com.tr com.tw com.ua com.ve com.vn cz de dk ee es fi fr gr hr hu ie it lt lv ne.jp nl no pl pt ro rs se sk`,
);

const MICROSOFT = [
  ...of(
    'outlook',
    `com in at be bg cl co.id co.il co.nz co.th co.uk com.ar com.au com.br com.gr com.hr com.pe com.py com.tr com.vn cz de dk ee es fr hu ie
     it jp kr lt lv my ph pt ro sa sg si sk`,
  ),
  ...of(
    'hotmail',
    `com in ae at be bg bo ca ch cl co.id co.il co.in co.jp co.kr co.nz co.th co.uk co.ve co.za com.ar com.au com.br com.co com.hk com.mx
     com.my com.ph com.tr com.tw com.vn cz de dk ee es fi fr gr hr hu ie it jp lt lu lv my nl no ph pt ro rs se sg si sk`,
  ),
  ...of(
    'live',
    `com in at be ca ch cl cn co.in co.kr co.uk co.za com.ar com.au com.co com.mx com.my com.pe com.ph com.pk com.pt com.sg com.ve de dk fi
     fr hk ie it jp lu nl no ph ru se`,
  ),
  ...words('msn.com msn.cn msn.nl passport.com windowslive.com'),
];

const GMX = of('gmx', 'com net de at biz ca ch cn co.in co.uk es eu fr hk ie info it li lu org pt sg tm us');

/** Domains of India and of the countries around the Gulf, where many listeners live. */
const PROVIDERS_NEARBY = words(`
  airtelmail.in asianetindia.com asianetindia.in bsnl.co.in bsnl.in dataone.in eth.net hathway.com in.com indiatimes.com mtnl.net.in
  rediff.com rediffmail.com rediffmailpro.com sancharnet.in satyam.net.in tatanova.com vsnl.com vsnl.net vsnl.net.in
  batelco.com.bh eim.ae emirates.net.ae omantel.net.om qatar.net.qa`);

const OTHER_SERVICES = words(`
  126.com 163.com aim.com alice.it aol.co.uk aol.com aol.de aol.fr aol.in arcor.de att.net bellsouth.net bigpond.com bigpond.net.au bk.ru
  bluewin.ch bol.com.br btinternet.com charter.net comcast.net cox.net daum.net docomo.ne.jp earthlink.net email.com ezweb.ne.jp
  foxmail.com free.fr freenet.de googlemail.com hanmail.net hey.com hush.com hushmail.com i.softbank.jp iinet.net.au
  inbox.com inbox.ru interia.pl internet.ru keemail.me laposte.net libero.it list.ru mail.com mail.ru mailfence.com myyahoo.com nate.com
  naver.com ntlworld.com o2.pl onet.pl optonline.net optusnet.com.au orange.fr posteo.de posteo.net qq.com rambler.ru riseup.net
  rocketmail.com rogers.com sbcglobal.net seznam.cz sfr.fr shaw.ca sina.com singnet.com.sg sky.com softbank.ne.jp startmail.com
  sympatico.ca t-online.de talktalk.net telus.net terra.com.br tin.it tiscali.it tuta.com tuta.io tutamail.com tutanota.com tutanota.de
  ukr.net uol.com.br usa.com usa.net verizon.net virgilio.it virginmedia.com wanadoo.fr web.de wp.pl xtra.co.nz y7mail.com yeah.net
  ymail.com zoho.com zoho.com.au zoho.eu zoho.in zoho.jp zohomail.com zohomail.com.au zohomail.eu zohomail.in zohomail.jp`);

/** Providers with so many mailboxes that many voters of one of them say nothing. Relays are none: a person may have many of their addresses. */
export const EVERYDAY_DOMAINS: readonly string[] = [
  ...new Set([
    ...MAIL_SERVICES.filter(({ isRelay }) => !isRelay).flatMap(({ domains }) => domains),
    ...YAHOO,
    ...MICROSOFT,
    ...GMX,
    ...PROVIDERS_NEARBY,
    ...OTHER_SERVICES,
  ]),
];

/** Whether people have their everyday addresses at the domain, or at one below it. */
export const isEveryday = (domain: string) =>
  EVERYDAY_DOMAINS.some((everyday) => everyday === domain || everyday.endsWith(`.${domain}`));

/** Public endings below which only schools, colleges and universities have domains: edu, edu.in, ac.in, ac.uk, sch.uk. */
const ACADEMIC = /(^|\.)(edu|(edu|ac|sch|res)\.[a-z]{2})$|^k12\./;

/** Whether only a school, college or university can have the domain. */
export const isAcademic = (domain: string) =>
  ACADEMIC.test(getPublicSuffix(domain) ?? '') || /(^|\.)ernet\.in$/.test(domain);
