const publicMailDomains = new Set(
  `gmail.com googlemail.com outlook.com outlook.de outlook.fr outlook.es outlook.it outlook.com.br hotmail.com
  hotmail.co.uk hotmail.de hotmail.fr hotmail.es hotmail.it hotmail.com.br live.com live.co.uk live.de live.fr live.nl
  live.com.au msn.com passport.com yahoo.com yahoo.co.uk yahoo.de yahoo.fr yahoo.es yahoo.it yahoo.ca yahoo.co.in
  yahoo.co.jp yahoo.com.au yahoo.com.br yahoo.com.mx ymail.com rocketmail.com myyahoo.com aol.com aol.de aim.com
  icloud.com me.com mac.com privaterelay.appleid.com proton.me protonmail.com protonmail.ch pm.me tutanota.com
  tutanota.de tuta.io tuta.com keemail.me hey.com fastmail.com fastmail.fm hushmail.com mailbox.org posteo.de
  posteo.net zoho.com zohomail.com zohomail.eu yandex.com yandex.ru ya.ru mail.ru bk.ru inbox.ru list.ru rambler.ru
  gmx.com gmx.de gmx.net gmx.at gmx.ch web.de freenet.de t-online.de arcor.de online.de mail.com email.com usa.com
  europe.com mail.de orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr libero.it virgilio.it tiscali.it alice.it
  tin.it terra.com.br uol.com.br bol.com.br ig.com.br seznam.cz centrum.cz email.cz wp.pl o2.pl onet.pl interia.pl
  ziggo.nl kpnmail.nl planet.nl home.nl telenet.be skynet.be bluewin.ch sunrise.ch btinternet.com sky.com talktalk.net
  virginmedia.com ntlworld.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net
  earthlink.net juno.com optonline.net rogers.com shaw.ca sympatico.ca bigpond.com optusnet.com.au xtra.co.nz qq.com
  foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com naver.com daum.net hanmail.net nate.com rediffmail.com
  mailinator.com guerrillamail.com 10minutemail.com tempmail.com temp-mail.org yopmail.com trashmail.com sharklasers.com
  dispostable.com maildrop.cc getnada.com throwawaymail.com fakeinbox.com mintemail.com mohmal.com`.split(
    /\s+/,
  ),
);

/** False for addresses at public and throw-away mail providers (USER_011). Subdomains count as the provider's. */
export function isBusinessEmail(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.every((_label, index) => !publicMailDomains.has(labels.slice(index).join('.')));
}
