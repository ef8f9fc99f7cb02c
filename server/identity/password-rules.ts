import { catalogueProblem, fieldProblem } from '../http/api-problem.ts';

const minimumCharacters = 8;
const commonPasswords = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd p@ssword1 12345678 123456789
  1234567890 0123456789 87654321 987654321 11111111 00000000 88888888 12341234 123123123 11223344 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx qazwsxedc zaq12wsx qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123
  abcd1234 abc12345 abcdefgh abcdefg1 iloveyou iloveyou1 sunshine sunshine1 princess princess1 football football1
  baseball baseball1 superman superman1 batman123 spiderman michael1 jordan23 jennifer jessica1 charlie1 daniel123
  welcome1 welcome12 welcome123 letmein1 letmein123 admin123 admin1234 administrator changeme changeme1 trustno1
  dragon123 monkey123 master123 shadow123 starwars starwars1 whatever whatever1 computer internet michelle liverpool
  liverpool1 chelsea1 arsenal1 samsung1 pokemon1 pokemon123 secret123 test1234 testtest test12345 google123 azerty123
  azertyuiop marseille motdepasse passwort passwort1 hallo123 schalke04 contraseña contrasena 1234qwer q1w2e3r4 qwer1234
  asdf1234 aa123456 a1234567 a12345678 123qweasd qweasdzxc 147258369 159357456 password! password1! welcome1! summer2024
  winter2024 summer2025 winter2025 spring2025 summer2026 winter2026 spring2026`.split(/\s+/),
);

interface NewPassword {
  password: string;
  password_confirmation: string;
}

/** Refuses with USER_014, USER_013, or a text of its own for passwords that everybody tries first. */
export function checkNewPassword({ password, password_confirmation }: NewPassword): void {
  if (password !== password_confirmation) throw catalogueProblem(422, 'USER_014', 'password_confirmation');
  if ([...password].length < minimumCharacters) throw catalogueProblem(422, 'USER_013', 'password');
  if (commonPasswords.has(password.toLowerCase()) || new Set(password).size === 1)
    throw fieldProblem('password', ({ accounts }) => accounts.commonPassword);
}
