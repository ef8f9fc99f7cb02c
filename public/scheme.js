// Before the first paint: the look that somebody chose here. Without a choice the system's own holds, by the style sheet.
try {
  const scheme = localStorage.getItem('muster.scheme');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
} catch {}
