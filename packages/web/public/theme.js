// Runs before anything is drawn, so that a theme chosen earlier does not flash. See src/lib/theme.ts.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  // The pages are drawn as strangers see them; who is signed in shall not see that first.
  if (localStorage.getItem('auth_token') !== null) document.documentElement.dataset.signedIn = ''
} catch {}
