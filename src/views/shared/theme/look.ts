import './layers.css';
// A module of its own, of which the build leaves out the colours that no page has.
import '@mantine/core/styles/default-css-variables.layer.css';
import './mantine-parts.css';
import './fonts.css';
import './tokens.css';
import './base.css';
import './controls.css';
import './surfaces.css';
import './data-display.css';
import './forced-colors.css';
import './print.css';
