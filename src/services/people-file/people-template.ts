/** A table of people to fill in; the byte order mark keeps a spreadsheet that saves it from writing names in a code page. */
export const peopleTemplate =
  '\uFEFFFirst name,Last name,Email,Department\r\nAna,Silva,ana@example.com,Sales\r\nBo,Lind,bo@example.com,Design\r\n';
