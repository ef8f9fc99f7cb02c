/** A table of people to fill in; because of the byte order mark a spreadsheet saves it as UTF-8. */
export const peopleTemplate =
  '\uFEFFFirst name,Last name,Email,Department\r\nAna,Silva,ana@example.com,Sales\r\nBo,Lind,bo@example.com,Design\r\n';
