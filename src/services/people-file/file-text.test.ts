import { expect, test } from 'vitest';
import { fileText } from './file-text.ts';

/** The bytes of a text in an encoding of one byte or two a character, which `TextDecoder` alone can read. */
function bytesIn(encoding: string, text: string): Uint8Array {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const known = new Map<string, number[]>();
  const note = (...bytes: number[]) => {
    try {
      const character = decoder.decode(Uint8Array.from(bytes));
      if ([...character].length === 1 && !known.has(character)) known.set(character, bytes);
    } catch {}
  };
  for (let first = 0; first < 256; first += 1) note(first);
  if (!/^(?:windows|koi8|ibm|mac)/.test(encoding))
    for (let first = 0x81; first < 255; first += 1)
      for (let second = 0x40; second < 255; second += 1) note(first, second);
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const bytes = known.get(character);
      if (!bytes) throw new Error(`${character} is not in ${encoding}`);
      return bytes;
    }),
  );
}

test.each([
  ['windows-1251', 'Фамилия;Имя;Почта\nИванова;Анна;a@x.example'],
  ['windows-1251', 'Name;Email\nИВАНОВ ИВАН;i@x.example'],
  ['windows-1251', 'Мельник Юлія <y@x.example>'],
  ['koi8-r', 'Name,Email\nПётр Петров,p@x.example\nОльга Смирнова,o@x.example'],
  ['ibm866', 'Name,Email\nПетр Петров,p@x.example\nОльга Смирнова,o@x.example'],
  ['shift_jis', '氏名,メールアドレス\n山田花子,h@x.example\n佐藤 健,k@x.example'],
  ['shift_jis', 'Name,Email\nスズキ イチロウ,i@x.example'],
  ['shift_jis', 'Name,Email\n高橋 由美,i@x.example'],
  ['euc-jp', '氏名,メールアドレス\n山田花子,h@x.example'],
  ['gb18030', '姓名,邮箱\n王小明,w@x.example\n李娜,l@x.example'],
  ['big5', '姓名,電子郵件\n陳大文,c@x.example\n林美玲,l@x.example'],
  ['euc-kr', '이름,이메일\n김철수,k@x.example\n이영희,l@x.example'],
  ['windows-1252', 'Name;E-Mail\nJörg Weiß;j@x.example'],
  ['windows-1252', 'Nombre,Correo\nJosé Núñez,j@x.example'],
  ['windows-1252', 'Name,Mail\nSeán O’Connor,s@x.example\n“Bo” Lind,b@x.example'],
  ['windows-1252', 'Name;Mail\nMÜLLER;m@x.example\nÖZ;o@x.example'],
  ['windows-1252', 'Name;Mail\nSøren Åse;s@x.example\nÆgir;b@x.example'],
  ['windows-1252', 'Nome;Email\nJoão Conceição;j@x.example\nAntônio;a@x.example'],
  ['windows-1250', 'Imię;Nazwisko;E-mail\nŁukasz;Wójcik;l@x.example\nMałgorzata;Dąbrowska;m@x.example'],
  ['windows-1250', 'Jméno;Příjmení;Email\nJiří;Dvořák;j@x.example\nLukáš;Černý;l@x.example'],
  ['windows-1250', 'Név;Email\nKovács Győző;k@x.example\nTűzkő Márton;t@x.example'],
  ['windows-1253', 'Όνομα;Επώνυμο;Email\nΓιώργος;Παπαδόπουλος;g@x.example'],
  ['windows-1254', 'Ad;Soyad;Email\nAyşe;Yılmaz;a@x.example\nİbrahim;Çağlar;i@x.example'],
  ['windows-1255', 'שם,Email\nדוד כהן,d@x.example'],
  ['windows-1256', 'Name,Email\nمحمد علي,d@x.example\nفاطمة حسن,f@x.example'],
  ['macintosh', 'Name;E-Mail\nJörg Weiß;j@x.example\nÉloïse;e@x.example\nJosé Núñez;n@x.example'],
])('%s is known by its letters: %j', (encoding, text) => {
  expect(fileText(bytesIn(encoding, text))).toEqual({ text, encoding, isGuessed: true });
});

const wide = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(2 * index, text.charCodeAt(index), isLittle);
  return new Uint8Array(view.buffer);
};

test.each([
  [true, 'utf-16le'],
  [false, 'utf-16be'],
])('UTF-16 is read with its mark and without (little-endian: %s)', (isLittle, encoding) => {
  const text = 'Name\tEmail\nJörg Weiß\tj@x.example';
  expect(fileText(wide(text, isLittle))).toEqual({ text, encoding, isGuessed: true });
  expect(fileText(wide(`\ufeff${text}`, isLittle))).toEqual({ text, encoding, isGuessed: false });
});

test('UTF-8 leaves no doubt, and a chosen encoding is used', () => {
  const bytes = new TextEncoder().encode('\ufeffJörg');
  expect(fileText(bytes)).toEqual({ text: 'Jörg', encoding: 'utf-8', isGuessed: false });
  expect(fileText(bytes, 'windows-1252')).toMatchObject({ encoding: 'windows-1252', isGuessed: false });
});
